/** Small signs of what a seat has, in a box of 24. */
export const SIGNS = {
  card: 'm12 2 2.4 6.1 6.6.4-5.1 4.2 1.7 6.3L12 15.5 6.4 19l1.7-6.3L3 8.5l6.6-.4z',
  road: 'M9 3h2v4H9l-5 14H2zm4 0h2l7 18h-2l-5-14h-2zm-1 6h1v3h-1zm0 5h1v3h-1zm0 5h1v2h-1z',
  sword: 'M20 3h-4L7.5 12.5l-2-2L4 12l2.3 2.3L3 17.6 6.4 21l3.3-3.3L12 20l1.5-1.5-2-2L20 8z',
  shield: 'M12 2 4 5v6c0 5 3.4 9 8 11 4.6-2 8-6 8-11V5zm0 3 5 2v4c0 3.4-2 6.300-5 8z',
}

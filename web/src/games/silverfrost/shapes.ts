/** What scene and view of Silverfrost hold, as far as the client reads it (src/frostwall/silverfrost/{scene,view}.py). */
import type { Move, View } from '../../table/store.svelte'

export type Texts = Record<string, string>
export type Counts = Record<string, number>
export type CardType = 'prosperity' | 'governance' | 'production' | 'destination' | 'traveller'
export type Species = 'red_panda' | 'penguin' | 'falcon' | 'hare'
export type Season = 'summer' | 'autumn' | 'winter' | 'spring'
export type FigureKind = 'animal' | 'guard'

export interface CardEntry {
  id: string
  name: Texts
  text: Texts
  copies: number
  kind: 'creature' | 'construction'
  type: CardType
  rarity: 'common' | 'unique'
  /** Resources, and `give_left`: what is given to the person to the left. */
  cost: Counts & { give_left?: Counts }
  points: number
  spaces: number
  /** The type of creature that moves in by a chimney, or `any`. */
  chimney: CardType | 'any' | null
  advantage?: boolean
  tags: string[]
}
export interface GiantEntry {
  id: string
  name: Texts
  text: Texts
  copies: number
}
export interface QuestEntry {
  id: string
  name: Texts
  text: Texts
  level: 'lowland' | 'highland'
  points: number
}
export interface PlaceEntry {
  id: string
  name: Texts
  area: 'basic' | 'hot_spring' | 'forge' | 'guild' | 'journey' | 'beacon'
  kind: 'individual' | 'shared'
  fire_cost: number
  min_players: number
  /** Resources, `fire` and `card`. */
  gain: Counts
  discard_cost: number
  journey_points: number
}
export interface PlanEntry {
  id: string
  corners: ('animal' | 'card')[]
  cave: number
  arrow: 'up' | 'down'
}
export interface ActionEntry {
  id: string
  type_order: CardType[]
  corners: { place: string; source: 'deck' | 'valley'; beacon_points?: number; journey?: string }[]
}
export interface Scene {
  game: 'silverfrost'
  rules: string
  seats: number
  order: number[]
  solo: boolean
  options: Record<string, unknown>
  set: { name: string; origin: string; label: string }
  species: Species[]
  seasons: Season[]
  resources: string[]
  types: CardType[]
  areas: string[]
  hand_limit: number
  city_spaces: number
  /** How many cards one visit of the Forge may discard. */
  forge_cards: number
  snow_side: 'flurry' | 'snowstorm'
  cards: CardEntry[]
  giants: GiantEntry[]
  quests: QuestEntry[]
  places: PlaceEntry[]
  /** The points of the four slots, left to right. */
  giant_slots: number[]
  valley: { rows: number; cols: number }
  snow: { id: string; marker: string; target: Record<string, unknown> }[]
  claw?: {
    who: number
    difficulty: number
    plans: PlanEntry[]
    actions: ActionEntry[]
    tactics: string[]
    bonus: Record<string, unknown>
  }
}

export interface CityCard {
  slot: number
  card: string
  snow: boolean
  chimney: boolean
  own?: FigureKind[]
  /** The open place of a destination creature: who visits, or nobody. */
  open?: { who: number; figure: FigureKind } | null
  stored?: Counts
  tucked?: { count: number; cards: string[] | null }
  fresh?: boolean
}
/** What a seat and Claw have alike. */
export interface Person {
  species: Species | null
  season: Season
  passed: boolean
  fire: number
  /** In tokens. */
  points: number
  /** All points by source, as if the game ended now. */
  sources: Counts
  snow: number
  animals: { normal: number; guard: number; aside: FigureKind[] }
  completed: string[]
  city: CityCard[]
}
export interface SilverSeat extends Person {
  seat: number
  /** Claw's city has no limit. */
  free_spaces: number
  resources: Counts
  chimneys: { supply: number; waiting: number; gone: number }
  hand: { count: number; cards: Counts | null }
  hand_limit: number
  /** Fire for each snow this seat clears. */
  clear_fire: number
  quests: { count: number; quests: string[] | null }
  has_chosen: boolean
  chosen: string | null
}
export interface Claw extends Person {
  who: number
  difficulty: number
  face_down: { count: number; cards: null }
  quests: { count: number; quests: null }
  /** Plans turned up, each with its corners: an action card, `free` or `skipped`. */
  display: { plan: string; corners: string[] }[]
  plan_pile: number
  action_pile: number
  plans_gone: string[]
  actions_gone: string[]
  forge: boolean
  guild: boolean
}
export interface PlaceState {
  animals: { who: number; figure: FigureKind }[]
  snow: number
}
export interface SpaceState {
  card: string | null
  count: number
  snow: number
  claw?: boolean
}
export interface SilverBoard {
  places: Record<string, PlaceState>
  valley: SpaceState[]
  giants: (string | null)[]
  highland: (string | null)[]
  deck: number
  discard: number
  giant_pile: number
  snow_pile: number
  lowland: number
  freezing: boolean
  snow_side: 'flurry' | 'snowstorm'
  looked: { seat: number; kind: 'cards' | 'quests'; count: number; names: string[] | null }[]
  claw?: Claw
}
export interface SilverView extends View {
  seats: SilverSeat[]
  board: SilverBoard
  active: number | null
  first: number
  action: 'none' | 'place' | 'play' | 'prepare' | 'pass'
  clears: number
  bound: boolean
  /** While the game asks whether to clear snow before it goes on: slots of the cards that matter. */
  window?: number[]
}

/** Something on the table that can be looked at or chosen. */
export interface Target {
  key: string
  moves: Move[]
}

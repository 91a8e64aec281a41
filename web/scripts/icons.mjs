// Writes src/games/watch/icons.ts: the few icons we use out of the package (several MB), as path data. `node scripts/icons.mjs`
import { readFileSync, writeFileSync } from 'node:fs'

const CHOSEN = {
  lumber: 'log',
  brick: 'clay-brick',
  wool: 'sheep',
  grain: 'wheat',
  ore: 'minerals',
  mammoth: 'mammoth',
  raven: 'raven',
  campfire: 'campfire',
  tower: 'white-tower',
  house: 'house',
  swords: 'crossed-swords',
  ice_river: 'river',
  cave_people: 'cave-entrance',
  hornfoot: 'hoof',
  rattlebones: 'crossed-bones',
  heart_tree: 'evil-tree',
}
const source = JSON.parse(
  readFileSync(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'),
)
const lines = Object.entries(CHOSEN).map(([name, icon]) => {
  const paths = [...source.icons[icon].body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1])
  return `/** ${icon} */\nexport const ${name} =\n  '${paths.join('')}'`
})
writeFileSync(
  new URL('../src/games/watch/icons.ts', import.meta.url),
  `// Written by scripts/icons.mjs. Icons from https://game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.
// Each is path data in a box of 512 x 512.

export const CREDIT = 'game-icons.net (Lorc, Delapouite, Skoll, Cathelineau and contributors), CC BY 3.0'

${lines.join('\n')}

export const RESOURCE_ICONS: Record<string, string> = { lumber, brick, wool, grain, ore }
export const CLAN_ICONS: Record<string, string> = { ice_river, cave_people, hornfoot, rattlebones, heart_tree }
`,
)

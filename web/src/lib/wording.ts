// Written by `make wire` from src/frostwall/games/*/wording.py and words/languages.py. Do not edit.

/** How one game's arguments are read; keys of `of_set` and `from_zero` are `sentence/argument`. */
export interface Wording {
  seat: string[]
  seats: string[]
  named: Record<string, string>
  nobody: string
  zones: string[]
  secret: string[] | null
  of_set: Record<string, string>
  numbered: string[]
  from_zero: string[]
  optional: string[]
  owners: string[]
}

export const LANGUAGES = {
  "en": {
    "name": "English",
    "complete": true
  },
  "de": {
    "name": "Deutsch",
    "complete": true
  },
  "nl": {
    "name": "Nederlands",
    "complete": true
  },
  "pl": {
    "name": "Polski",
    "complete": true
  }
} as const

export const WORDING: Record<string, Wording> = {
  "watch": {
    "seat": [
      "active",
      "asked",
      "from",
      "of",
      "owner",
      "seat",
      "thief",
      "victim",
      "with"
    ],
    "seats": [
      "seats",
      "winners"
    ],
    "named": {
      "kind": "term",
      "kinds": "term",
      "card": "card",
      "decision": "phase",
      "heroes": "term-hero"
    },
    "nobody": "seat-nobody",
    "zones": [
      "source",
      "target",
      "zone"
    ],
    "secret": null,
    "of_set": {},
    "numbered": [],
    "from_zero": [],
    "optional": [],
    "owners": []
  },
  "silverfrost": {
    "seat": [
      "city",
      "owner",
      "person",
      "seat",
      "to"
    ],
    "seats": [
      "into",
      "seats"
    ],
    "named": {
      "decision": "phase",
      "season": "term-season",
      "area": "term-area",
      "type": "term-type"
    },
    "nobody": "seat-claw",
    "zones": [],
    "secret": [
      "cards"
    ],
    "of_set": {
      "/cards": "card",
      "/quests": "quest",
      "draw_quest/cards": "quest",
      "keep_quests/cards": "quest",
      "return_quest/cards": "quest",
      "/card": "card",
      "/advantage": "card",
      "/giant": "giant",
      "/quest": "quest",
      "/place": "place",
      "/where": "place",
      "/wanted": "place",
      "play/chimney": "card",
      "chimney/from": "card",
      "chimney/to": "card"
    },
    "numbered": [
      "action",
      "plan",
      "snow"
    ],
    "from_zero": [
      "/space",
      "giant_rises/slot",
      "use_giant/slot"
    ],
    "optional": [
      "card",
      "entry",
      "field",
      "place",
      "slot"
    ],
    "owners": [
      "city",
      "owner"
    ]
  }
}

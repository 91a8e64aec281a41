// Types are svelte-check's business: no rule here needs them, so that linting stays quick.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  { ignores: ['dist', 'src/lib/wire.ts', 'src/lib/wording.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    rules: {
      // TypeScript knows what is defined.
      'no-undef': 'off',
      // Views and scenes are each game's own: what is read of them is not typed.
      '@typescript-eslint/no-explicit-any': 'off',
      // `this.x!` and `view!` stand where the page is only shown when they are there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Maps and sets that are shown are replaced, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space at the end of a line is written {' '}.
      'svelte/no-useless-mustaches': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
)

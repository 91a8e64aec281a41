/** Beside each file of the build that is worth it, the same compressed: the server sends these as they are. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH = /\.(js|css|html|svg|json|ftl|txt|webmanifest)$/
const SMALLEST = 1000

export function compress(): Plugin {
  let folder = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle(problem?: Error) {
      if (problem) return
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!WORTH.test(name)) continue
        const file = join(folder, name)
        const plain = readFileSync(file)
        if (plain.length < SMALLEST) continue
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }))
        writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
      }
    },
  }
}

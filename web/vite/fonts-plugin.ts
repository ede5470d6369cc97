import { cp, mkdir, writeFile } from 'node:fs/promises'
import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { CJK_FAMILIES, CJK_WEIGHTS } from '@postwright/core/fonts/cjk-families'
import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'

const FOLDER = 'assets/fonts'
const FORMATS = ['woff2', 'woff']

const resolve = createRequire(import.meta.url).resolve

/**
 * Serves the bundled fonts at addresses derived from family, version and shape, so that no page has to load a list of them. The version in the
 * address
 * makes the files immutable, so they are cached like all files with a hash.
 */
export function fontsPlugin(): Plugin {
  return {
    name: 'postwright-fonts',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configureServer(server) {
      const sources = new Map([...bundledFiles(), ...cjkFiles()])
      const lists = new Map(sliceLists())
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const list = lists.get(request.url?.slice(1) ?? '')
        if (list !== undefined) return void response.setHeader('Content-Type', 'application/json').end(list)
        const source = sources.get(request.url?.slice(1) ?? '')
        if (source === undefined) return next()
        response.setHeader('Content-Type', source.endsWith('2') ? 'font/woff2' : 'font/woff')
        createReadStream(source).pipe(response)
      })
    },
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The build has no folder')
      await Promise.all(
        [...bundledFiles(), ...cjkFiles()].map(async ([name, source]) => {
          const target = join(dir, FOLDER, name)
          await mkdir(dirname(target), { recursive: true })
          await cp(source, target)
        }),
      )
      await Promise.all(sliceLists().map(([name, list]) => writeFile(join(dir, FOLDER, name), list)))
    },
  }
}

/** Returns the path of each bundled file below the folder, with its source file. */
function bundledFiles(): [name: string, source: string][] {
  return BUNDLED_FAMILIES.flatMap(({ folder, version, weights, italics, subsets }) => {
    const files = join(packageOf(folder), 'files')
    const shapes = [...weights.map((weight) => `${weight}-normal`), ...italics.map((weight) => `${weight}-italic`)]
    return subsets.flatMap((subset) =>
      shapes.flatMap((shape) =>
        FORMATS.map((format): [string, string] => [
          `${folder}-${version}/${subset}-${shape}.${format}`,
          join(files, `${folder}-${subset}-${shape}.${format}`),
        ]),
      ),
    )
  })
}

/** Returns the numbered slices of the Chinese, Japanese and Korean families in the offered weights; the other files of their packages are Latin. */
function cjkFiles(): [name: string, source: string][] {
  return CJK_FAMILIES.flatMap(({ folder, version }) => {
    const files = join(packageOf(folder), 'files')
    const wanted = new RegExp(`^${folder}-(\\d+-(?:${CJK_WEIGHTS.join('|')})-normal\\.woff2?)$`)
    return readdirSync(files).flatMap((file): [string, string][] => {
      const name = wanted.exec(file)?.[1]
      return name === undefined ? [] : [[`${folder}-${version}/${name}`, join(files, file)]]
    })
  })
}

/** Returns the characters of each slice as JSON: number of the slice → ranges in CSS `unicode-range` syntax. */
function sliceLists(): [name: string, list: string][] {
  return CJK_FAMILIES.map(({ folder, version }) => {
    const ranges = Object.entries(
      rangesSchema.parse(JSON.parse(readFileSync(join(packageOf(folder), 'unicode.json'), 'utf8'))),
    )
    const numbered = ranges.flatMap(([key, range]) => (/^\[\d+\]$/.test(key) ? [[key.slice(1, -1), range]] : []))
    return [`${folder}-${version}/slices.json`, JSON.stringify(Object.fromEntries(numbered))]
  })
}

const rangesSchema = z.record(z.string(), z.string())

function packageOf(folder: string): string {
  return dirname(resolve(`@fontsource/${folder}/package.json`))
}

import { cp, mkdir } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'

const FOLDER = 'assets/fonts'
const FORMATS = ['woff2', 'woff']

const resolve = createRequire(import.meta.url).resolve

/**
 * Serves the bundled fonts under addresses that follow from family, version and shape. No list of them is loaded by any page,
 * and as the version is in the address they are kept like all other files that cannot change.
 */
export function fontsPlugin(): Plugin {
  return {
    name: 'postwright-fonts',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configureServer(server) {
      const sources = new Map(bundledFiles())
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const source = sources.get(request.url?.slice(1) ?? '')
        if (source === undefined) return next()
        response.setHeader('Content-Type', source.endsWith('2') ? 'font/woff2' : 'font/woff')
        createReadStream(source).pipe(response)
      })
    },
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The build has no folder')
      await Promise.all(
        bundledFiles().map(async ([name, source]) => {
          const target = join(dir, FOLDER, name)
          await mkdir(dirname(target), { recursive: true })
          await cp(source, target)
        }),
      )
    },
  }
}

/** Each file's place below the folder, and where it comes from. */
function bundledFiles(): [name: string, source: string][] {
  return BUNDLED_FAMILIES.flatMap(({ folder, version, weights, italics, subsets }) => {
    const files = join(dirname(resolve(`@fontsource/${folder}/package.json`)), 'files')
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

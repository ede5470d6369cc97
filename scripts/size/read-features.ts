import { join } from 'node:path'
import { runnerImport } from 'vite'
import { z } from 'zod'
import { ROOT } from '../setup/places.mjs'

const WEB = join(ROOT, 'web')

const featuresSchema = z.object({
  FEATURES: z.array(
    z.object({
      name: z.string(),
      surroundings: z.enum(['dashboard', 'workspace', 'signed_out', 'anyone', 'guest', 'admin']),
      budget: z.number().positive(),
    }),
  ),
})

/** What an area says about itself, as far as its size goes. */
export type SizedFeature = z.infer<typeof featuresSchema>['FEATURES'][number]

/** The areas of the client. Its types are not read here: they would bring the browser's with them. */
export async function readFeatures(): Promise<SizedFeature[]> {
  const { module } = await runnerImport<unknown>(join(WEB, 'src/app/features.ts'), {
    root: WEB,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [{ find: /^@\//, replacement: `${WEB}/src/` }] },
  })
  return featuresSchema.parse(module).FEATURES
}

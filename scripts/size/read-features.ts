import { join } from 'node:path'
import { runnerImport } from 'vite'
import { z } from 'zod'
import { ROOT } from '../setup/places.mjs'

const WEB = join(ROOT, 'web')

const areasSchema = z.array(
  z.object({
    name: z.string(),
    surroundings: z.enum(['dashboard', 'workspace', 'signed_out', 'anyone', 'guest', 'admin']),
    budget: z.number().positive(),
  }),
)

/** Size settings of an area, read from its definition. */
export type SizedFeature = z.infer<typeof areasSchema>[number]

/**
 * Returns the areas of the client, including the admin area's. The client's types are not imported, because they would add the browser's types to the
 * scripts.
 */
export async function readFeatures(): Promise<SizedFeature[]> {
  return [...(await readAreas('features.ts', 'FEATURES')), ...(await readAreas('admin-features.ts', 'ADMIN_FEATURES'))]
}

async function readAreas(file: string, name: string): Promise<SizedFeature[]> {
  const { module } = await runnerImport<Record<string, unknown>>(join(WEB, 'src/app', file), {
    root: WEB,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [{ find: /^@\//, replacement: `${WEB}/src/` }] },
  })
  return areasSchema.parse(module[name])
}

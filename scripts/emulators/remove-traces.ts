import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { RunPlan } from './run-plan.ts'

/** Removes everything that a test run has put on the disk, its logs included. */
export function removeTraces({ buildFolder, configFile, logFolder, mediaFolder }: RunPlan): void {
  for (const place of [buildFolder, configFile, logFolder, dirname(mediaFolder)]) {
    rmSync(place, { recursive: true, force: true })
  }
}

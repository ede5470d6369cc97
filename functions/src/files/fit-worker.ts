import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { fitMatrix } from '@postwright/core/scene/fit-matrix/fit-matrix'
import { templateDesignSchema } from '@postwright/core/scene/templates/deck-template'
import { parentPort, workerData } from 'node:worker_threads'

/** The thread that tries one design out in every case and format and ends. */
if (parentPort) {
  const design = templateDesignSchema.parse(workerData)
  const faults = fitMatrix({ ...design, id: 'design' }, MEASURE_BY_ADVANCES)
  parentPort.postMessage({ faults: faults.length }, [])
}

import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { fitMatrix } from '@postwright/core/scene/fit-matrix/fit-matrix'
import { templateDesignSchema } from '@postwright/core/scene/templates/deck-template'
import { parentPort, workerData } from 'node:worker_threads'

/** Thread that checks one design in every case and format, and then ends. */
if (parentPort) {
  const design = templateDesignSchema.parse(workerData)
  const faults = fitMatrix({ ...design, id: 'design' }, MEASURE_BY_ADVANCES)
  parentPort.postMessage({ faults: faults.length }, [])
}

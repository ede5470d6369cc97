import type { JobKind } from '@postwright/core/jobs/kinds'
import { brandAutofill } from './brand-autofill.ts'
import { exportAccount } from './export.ts'
import { checkFont } from './font.ts'
import { importWorkspace } from './import.ts'
import type { JobModule } from './job-module.ts'
import { mediaReplace } from './media-replace.ts'
import { modelRun } from './model-run.ts'
import { postImport } from './post-import.ts'
import { makeSeries } from './series.ts'
import { zoneMove } from './zone-move.ts'

/** Module of each job kind; a missing kind does not compile. */
export const JOB_MODULES: { readonly [Kind in JobKind]: JobModule<Kind> } = {
  export: exportAccount,
  import: importWorkspace,
  series: makeSeries,
  post_import: postImport,
  font: checkFont,
  brand_autofill: brandAutofill,
  model_run: modelRun,
  zone_move: zoneMove,
  media_replace: mediaReplace,
}

import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import { runChecks } from '@postwright/core/checks/run-checks'
import { serveCalls } from '@/lib/workers/serve-calls.ts'

serveCalls((draft: CheckedDraft) => runChecks(draft))

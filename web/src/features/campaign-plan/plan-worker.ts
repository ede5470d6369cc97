import { serveCalls } from '@/lib/workers/serve-calls.ts'
import { makePlan } from './make-plan.ts'

serveCalls(makePlan)

import { proposePersona } from '@postwright/core/personas/propose-persona'
import { serveCalls } from '@/lib/workers/serve-calls.ts'

serveCalls(proposePersona)

import { serveCalls } from '@/lib/workers/serve-calls.ts'
import { findCoverage } from './find-coverage.ts'

serveCalls(findCoverage)

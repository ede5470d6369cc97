import { serveCalls } from '@/lib/workers/serve-calls.ts'
import { cutRecording } from './cut-recording.ts'

serveCalls(cutRecording)

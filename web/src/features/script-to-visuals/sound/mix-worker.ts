import { serveCalls } from '@/lib/workers/serve-calls.ts'
import { mixFilmSound } from './film-sound.ts'

serveCalls(mixFilmSound)

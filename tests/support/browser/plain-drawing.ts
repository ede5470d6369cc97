import { plainDrawing } from '@/features/brand-kit/logos/draw-logo-file.ts'

/** A logo as a drawing, judged in a browser: what is left of it, and the fonts that its text names. */
Object.assign(globalThis, {
  judgeDrawing(text: string): { written: string; families: string[] } {
    const plain = plainDrawing(text)
    if ('refused' in plain) return { written: plain.refused, families: [] }
    return { written: plain.root.outerHTML, families: plain.families }
  },
})

import { z } from 'zod'

const pickedSchema = z.object({ sRGBHex: z.string() })

/** Browsers that let a person take a colour from anywhere on the screen have this. */
const dropperSchema = z.object({
  EyeDropper: z.custom<new () => { open(): Promise<unknown> }>((value) => typeof value === 'function'),
})

/** A colour that a person points at; null when they call it off. Without an eyedropper the browser's own field asks. */
export async function pickColor(): Promise<string | null> {
  const dropper = dropperSchema.safeParse({ EyeDropper: Reflect.get(window, 'EyeDropper') })
  if (!dropper.success) return askBrowser()
  try {
    const { sRGBHex } = pickedSchema.parse(await new dropper.data.EyeDropper().open())
    return sRGBHex.toLowerCase().slice(0, 7)
  } catch {
    return null
  }
}

function askBrowser(): Promise<string | null> {
  return new Promise((resolve) => {
    const field = document.createElement('input')
    field.type = 'color'
    field.addEventListener('change', () => resolve(field.value))
    field.addEventListener('cancel', () => resolve(null))
    field.click()
  })
}

import { vi } from 'vitest'
import type { Context2d } from '@/decks/drawing/canvas.ts'

/** Calls on a context in order, with the values set before them: `fill #ff0000`, `translate 10 20`. */
export type Recording = { context: Context2d; calls: string[] }

class PathStub {
  readonly #d: string
  constructor(d = '') {
    this.#d = d
  }
  toString() {
    return this.#d
  }
}

class MatrixStub {
  transformPoint = ({ x, y }: { x: number; y: number }) => ({ x, y })
  translate = () => this
  multiply = () => this
}

/** Contexts know neither paths nor matrices here, so that both are stubs; `layers` are the canvases that were made. */
export function stubCanvases(): { layers: Recording[] } {
  const layers: Recording[] = []
  vi.stubGlobal('Path2D', PathStub)
  vi.stubGlobal('DOMMatrix', MatrixStub)
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      width: number
      height: number
      constructor(width: number, height: number) {
        this.width = width
        this.height = height
      }
      getContext() {
        const layer = recordingContext(this)
        layers.push(layer)
        return layer.context
      }
      transferToImageBitmap() {
        return this
      }
      toString() {
        return `canvas ${this.width}x${this.height}`
      }
    },
  )
  return { layers }
}

export function recordingContext(canvas = { width: 400, height: 500 }): Recording {
  const calls: string[] = []
  const state: Record<string, unknown> = { canvas, globalAlpha: 1 }
  const saved: unknown[] = []
  const own: Record<string, (...given: unknown[]) => unknown> = {
    save: () => saved.push(state['globalAlpha']),
    restore: () => (state['globalAlpha'] = saved.pop()),
    getTransform: () => new MatrixStub(),
    createLinearGradient: (...line) => {
      calls.push(`gradient ${line.map(Number).map(Math.round).join(' ')}`)
      return { addColorStop: (at: number, color: string) => calls.push(`stop ${at} ${color}`) }
    },
  }
  const proxy = new Proxy(state, {
    get: (target, key) => {
      const name = String(key)
      if (name in target) return target[name]
      return (
        own[name] ??
        ((...given: unknown[]) => {
          const alpha = target['globalAlpha'] === 1 ? '' : ` at ${String(target['globalAlpha'])}`
          calls.push(`${name} ${given.map(String).join(' ')}${alpha}`.trim())
        })
      )
    },
    set: (target, key, value) => {
      target[String(key)] = value
      return true
    },
  })
  return { context: proxy as unknown as Context2d, calls }
}

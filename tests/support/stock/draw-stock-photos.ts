import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { STOCK_PHOTOS } from '@postwright/core/scene/stock-photos'
import { SHADER } from './shader.ts'

/** Size in pixels of the drawing before it is enlarged. A software renderer takes minutes for more. */
const DRAWN = { width: 720, height: 900 }
const KEPT = { width: 1080, height: 1350 }
const QUALITY = 74
const FOLDER = new URL('../../../web/public/stock/', import.meta.url)

/** `npm run stock-photos` draws the stock photos of the designs, or those named as arguments. They are our own work under CC0. */
async function drawAll(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--use-gl=angle', '--use-angle=swiftshader'],
  })
  const page = await browser.newPage()
  const only = process.argv.slice(2)
  for (const [at, { id }] of STOCK_PHOTOS.entries()) {
    if (only.length > 0 && !only.includes(id)) continue
    const png = await page.evaluate(drawInPage, { shader: SHADER, scene: at, ...DRAWN })
    const photo = sharp(Buffer.from(png.slice(png.indexOf(',') + 1), 'base64')).resize(KEPT.width, KEPT.height)
    await writeFile(new URL(`${id}.webp`, FOLDER), await photo.webp({ quality: QUALITY, effort: 6 }).toBuffer())
  }
  await browser.close()
}

type Drawing = { shader: string; scene: number; width: number; height: number }

/** Runs in the page. Draws one scene and returns it as a PNG data URL. */
function drawInPage({ shader, scene, width, height }: Drawing): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true })
  if (!gl) throw new Error('There is no WebGL')
  const program = gl.createProgram()
  const compile = (type: number, source: string) => {
    const part = gl.createShader(type)
    if (!part) throw new Error('There is no shader')
    gl.shaderSource(part, source)
    gl.compileShader(part)
    if (!gl.getShaderParameter(part, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(part) ?? 'A shader failed')
    gl.attachShader(program, part)
  }
  compile(gl.VERTEX_SHADER, '#version 300 es\nin vec2 p;void main(){gl_Position=vec4(p,0,1);}')
  compile(gl.FRAGMENT_SHADER, shader)
  gl.linkProgram(program)
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  gl.viewport(0, 0, width, height)
  gl.uniform2f(gl.getUniformLocation(program, 'size'), width, height)
  gl.uniform1i(gl.getUniformLocation(program, 'scene'), scene)
  gl.drawArrays(gl.TRIANGLES, 0, 3)
  return canvas.toDataURL('image/png')
}

await drawAll()

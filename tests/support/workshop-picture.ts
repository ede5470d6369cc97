import type { Browser } from 'playwright-core'

const BOARDS = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">
  <defs>
    <linearGradient id="oak" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9a566"/><stop offset="1" stop-color="#b67b3d"/></linearGradient>
    <linearGradient id="walnut" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7a4e2e"/><stop offset="1" stop-color="#57351f"/></linearGradient>
  </defs>
  <rect width="1200" height="800" fill="#e9e2d6"/>
  <ellipse cx="620" cy="690" rx="520" ry="46" fill="#c9bfae"/>
  <path d="M80 240H660V600H80z" fill="url(#oak)"/>
  <g stroke="#a4702f" stroke-width="3" fill="none" opacity=".55">
    <path d="M80 300C240 280 420 330 660 305M80 372C260 350 430 400 660 372M80 450C240 470 460 420 660 452M80 530C260 512 420 560 660 536"/>
  </g>
  <path d="M660 240H1120V600H660z" fill="url(#walnut)"/>
  <g fill="url(#oak)"><path d="M660 270 800 250V340L660 320zM660 390 800 370V470L660 450zM660 520 800 500V590L660 570z"/></g>
  <g stroke="#3f2615" stroke-width="3" fill="none" opacity=".6"><path d="M820 300C920 280 1020 330 1120 300M820 420C940 400 1010 440 1120 420M820 540C940 560 1040 520 1120 545"/></g>
</svg>`

/** Draws a dovetail joint as a JPEG, like a workshop's photo. */
export async function workshopPicture(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${BOARDS}`)
  const picture = await page.screenshot({ type: 'jpeg', quality: 88 })
  await page.close()
  return picture
}

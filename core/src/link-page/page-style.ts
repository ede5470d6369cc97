import { fontFacesOf, type PageTheme } from './page-theme.ts'

const SANS = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'

/** Letters, digits and blanks: a name with anything else is no name of a font here. */
const FAMILY = /^[\p{L}\p{N} -]+$/u

/** The whole stylesheet of a page. Rules are for `.page` and what is in it, so that a preview can adopt them. */
export function pageStyleOf(theme: PageTheme): string {
  const { background, surface, text, muted, button, onButton, line } = theme
  const [body, heading] = [familyOf(theme.body), familyOf(theme.heading)]
  const focus = `outline:3px solid ${text};outline-offset:3px`
  return [
    fontFacesOf(theme),
    `html,body{margin:0;background:${background}}`,
    `.page{box-sizing:border-box;min-height:100vh;max-width:40rem;margin:0 auto;padding:3rem 1.25rem 2rem;background:${background};color:${text};font:1.0625rem/1.5 ${body};overflow-wrap:anywhere}`,
    '.page *{box-sizing:border-box}',
    '.top{display:flex;flex-direction:column;align-items:center;text-align:center;gap:.5rem;margin-bottom:2rem}',
    '.logo{width:6rem;height:6rem;object-fit:contain;margin-bottom:.5rem}',
    `.title{margin:0;font:700 clamp(1.75rem,6vw,2.25rem)/1.2 ${heading}}`,
    `.bio{margin:0;color:${muted};max-width:32rem}`,
    '.block{margin:0 0 2rem}',
    `.heading{margin:0 0 .75rem;text-align:center;font:700 1.25rem/1.3 ${heading}}`,
    '.list{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}',
    '.button,.card{display:flex;flex-direction:column;justify-content:center;min-height:3.5rem;padding:.75rem 1.25rem;border-radius:.75rem;text-decoration:none}',
    `.button{background:${button};color:${onButton};border:2px solid ${line};text-align:center;font-weight:600}`,
    `.card{margin:0;background:${surface};color:${text};border:1px solid ${line}}`,
    'a.button:hover .label,a.card:hover .label{text-decoration:underline}',
    `.page a:focus-visible{${focus}}`,
    '.note{font-size:.875rem;font-weight:400}',
    `.card .note{color:${muted}}`,
    '.slide{display:block;width:100%;height:auto;border-radius:.5rem;margin-bottom:.75rem}',
    `.latest{margin:0 0 .75rem;padding-left:1.25rem;color:${text}}`,
    '.end{text-align:center;padding-top:1rem}',
    `.made{display:inline-block;padding:.75rem;color:${muted};font-size:.875rem}`,
    '@media (prefers-reduced-motion:no-preference){.button,.card{transition:transform .12s}a.button:hover,a.card:hover{transform:translateY(-1px)}}',
    '',
  ].join('\n')
}

function familyOf(name: string): string {
  return FAMILY.test(name) ? `"${name}",${SANS}` : SANS
}

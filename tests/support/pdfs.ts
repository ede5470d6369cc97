import { deflateSync } from 'node:zlib'

type Options = { pages?: number; encrypted?: boolean; size?: readonly [number, number] }

/** A PDF with empty pages and a classic cross-reference table. */
export function makePdf({ pages = 2, encrypted = false, size = [595, 842] }: Options = {}): Uint8Array {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Note (a \\) bracket and (a pair)) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 ${size.join(' ')}] >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R >>'),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${encrypted ? '/Encrypt 9 0 R' : ''} >>\n`
  return Buffer.from(`${text}startxref\n${start}\n%%EOF\n`, 'latin1')
}

/** A PDF with empty pages, and compressed cross-reference and object streams, as most programs write today. */
export function makePackedPdf({ pages = 2 }: Options = {}): Uint8Array {
  const inside = [
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Kids [3 0 R] /Count ${pages} >>`],
    [3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400.4 300] >>'],
  ] as const
  let body = ''
  const heads = inside.map(([id, object]) => {
    const head = `${id} ${body.length}`
    body += `${object} `
    return head
  })
  const first = `${heads.join(' ')} `
  const objects = deflateSync(Buffer.from(first + body, 'latin1'))
  const head = Buffer.from('%PDF-1.5\n', 'latin1')
  const holder = streamOf(4, `/Type /ObjStm /N 3 /First ${first.length}`, objects)
  const start = head.length + holder.length
  const plain = [
    [0, 0, 0],
    [2, 4, 0],
    [2, 4, 1],
    [2, 4, 2],
    [1, head.length, 0],
    [1, start, 0],
  ].map(([kind = 0, second = 0, third = 0]) => [kind, second >> 8, second & 255, third])
  const rows = plain.map((row, at) => [2, ...row.map((byte, column) => (byte - (plain[at - 1]?.[column] ?? 0)) & 255)])
  const parameters = '/DecodeParms << /Predictor 12 /Columns 4 >> /Size 6 /W [1 2 1] /Root 1 0 R /Type /XRef'
  const index = streamOf(5, parameters, deflateSync(Buffer.from(rows.flat())))
  return Buffer.concat([head, holder, index, Buffer.from(`startxref\n${start}\n%%EOF`, 'latin1')])
}

function streamOf(id: number, entries: string, data: Uint8Array): Buffer {
  const head = `${id} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${data.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream\nendobj\n', 'latin1')])
}

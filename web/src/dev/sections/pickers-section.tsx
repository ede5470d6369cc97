import { useState } from 'react'
import { ColorField } from '../../ui/color-field.tsx'
import { ColorSwatches, type NamedColor } from '../../ui/color-swatches.tsx'
import { ContrastHint } from '../../ui/contrast-hint.tsx'
import { DateTimeField } from '../../ui/date-time-field.tsx'
import { ZoneField } from '../../ui/zone-field.tsx'
import styles from '../gallery.module.css'
import { Specimen } from '../specimen.tsx'
import { Specimens } from '../specimens.tsx'

const PALETTE: NamedColor[] = [
  { name: 'Petrol', hex: '#00717c' },
  { name: 'Forest', hex: '#2c7e49' },
  { name: 'Amber', hex: '#b77610' },
  { name: 'Brick', hex: '#c13c36' },
  { name: 'Plum', hex: '#7a5cc2' },
  { name: 'Ink', hex: '#24201a' },
]
const PAPER: NamedColor = { name: 'paper', hex: '#fbf9f5' }
const NOW = '2026-03-01T10:20'
const PRESETS = [
  { label: 'Tomorrow, 9:00', read: () => '2026-03-02T09:00' },
  { label: 'Next Monday, 9:00', read: () => '2026-03-09T09:00' },
]

export function PickersSection() {
  const [color, setColor] = useState('#00717c')
  const [time, setTime] = useState<string | null>('2026-03-02T09:00')
  const [zone, setZone] = useState('Europe/Berlin')
  return (
    <>
      <Specimens of="ColorField">
        <Specimen name="Palette, hex, contrast" note="the sample opens the area; arrow keys move in it">
          <ColorField label="Brand colour" value={color} onChange={setColor} swatches={PALETTE} against={PAPER} />
        </Specimen>
        <Specimen name="With a hint">
          <ColorField label="Accent" value={color} onChange={setColor} hint="Used for buttons and links." />
        </Specimen>
        <Specimen name="Refused">
          <ColorField label="Accent" value={color} onChange={setColor} error="Too close to the paper." />
        </Specimen>
        <Specimen name="Off">
          <ColorField label="Accent" value="#8d8981" onChange={setColor} swatches={PALETTE} disabled />
        </Specimen>
      </Specimens>
      <Specimens of="ContrastHint, ColorSwatches">
        <Specimen name="Text, large text, neither">
          <div className={styles.stack}>
            <ContrastHint color="#00535d" ground={PAPER} />
            <ContrastHint color="#b77610" ground={PAPER} />
            <ContrastHint color="#e2dfd9" ground={PAPER} />
          </div>
        </Specimen>
        <Specimen name="Swatches alone">
          <ColorSwatches swatches={PALETTE} value={color} onChoose={setColor} />
        </Specimen>
      </Specimens>
      <Specimens of="DateTimeField">
        <Specimen name="Chosen" note="type “1745”, “8pm” or “8.15”">
          <DateTimeField value={time} onChange={setTime} now={NOW} presets={PRESETS} note="In Berlin time" />
        </Specimen>
        <Specimen name="Nothing chosen">
          <DateTimeField label="Publish" value={null} onChange={setTime} now={NOW} presets={PRESETS} />
        </Specimen>
        <Specimen name="Refused">
          <DateTimeField
            label="End"
            value="2026-02-01T09:00"
            onChange={setTime}
            now={NOW}
            error="This time has passed."
          />
        </Specimen>
        <Specimen name="Off">
          <DateTimeField label="Published" value="2026-02-01T09:00" onChange={setTime} now={NOW} disabled />
        </Specimen>
      </Specimens>
      <Specimens of="ZoneField">
        <Specimen name="Default" note="type a city, a region or “utc+5:45”">
          <ZoneField value={zone} onChange={setZone} />
        </Specimen>
        <Specimen name="Refused">
          <ZoneField label="Zone of the team" value={zone} onChange={setZone} error="No zone has this name" />
        </Specimen>
        <Specimen name="Off">
          <ZoneField label="Zone of the account" value="Asia/Kathmandu" onChange={setZone} disabled />
        </Specimen>
      </Specimens>
    </>
  )
}

/**
 * Renders the map on which an admin places stops and points of the path. A press adds a stop or a point. Dragging and
 * the arrow keys move a mark, and Delete removes a mark.
 */
import { type CSSProperties, type MouseEvent, type RefObject, useId, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { routeThrough } from '../../walks/route-through.ts'
import { useMapZoom } from '../../walks/use-map-zoom.ts'
import { ZoomButtons } from '../../walks/zoom-buttons.tsx'
import {
  type MapSource,
  onMap,
  type Point,
  type StopSource,
  withMovedPoint,
  withMovedStop,
  withoutPoint,
  withPoint,
} from './place-points.ts'
import { useHandle } from './use-handle.ts'

/** The maximum distance that a pointer may move during a press, in CSS pixels. */
const pressMaximum = 6

interface PlacingMapProps {
  map: MapSource
  stops: StopSource[]
  onChange: (stops: StopSource[]) => void
  /** Adds a stop at the end of the walk. */
  onAdd: (point: Point) => void
  /** The index of the stop whose fields are open. */
  chosen: number | undefined
  onChoose: (index: number) => void
  onRemove: (index: number) => void
}

export function PlacingMap({ map, stops, onChange, ...handlers }: PlacingMapProps) {
  const { viewport, scale, zoom, onKeyDown, dragging } = useMapZoom()
  const ground = useRef<HTMLDivElement>(null)
  const pressStart = useRef<Point>([0, 0])
  const [markToAdd, setMarkToAdd] = useState<'stop' | 'point'>('stop')
  const [announcement, setAnnouncement] = useState('')
  const keysId = useId()
  const ratio = map.width / map.height

  function add(point: Point) {
    if (markToAdd === 'stop') {
      handlers.onAdd(point)
      return setAnnouncement(m.site_edit_stop_added({ number: stops.length + 1 }))
    }
    const newPoint = withPoint(stops, point, ratio)
    if (!newPoint) return setAnnouncement(m.site_edit_two_stops_first())
    onChange(newPoint.stops)
    setAnnouncement(m.site_edit_point_added({ from: newPoint.stop + 1, to: newPoint.stop + 2 }))
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const isMark = event.target instanceof Element && event.target.closest('button')
    const movedDistance = Math.hypot(
      event.clientX - pressStart.current[0],
      event.clientY - pressStart.current[1],
    )
    const box = ground.current?.getBoundingClientRect()
    if (!box || isMark || movedDistance > pressMaximum) return
    const x = ((event.clientX - box.left) / box.width) * 100
    const y = ((event.clientY - box.top) / box.height) * 100
    add(onMap(x, y))
  }

  function addWithoutPress() {
    const [from, to] = stops.slice(-2)
    const isBetween = markToAdd === 'point' && from && to
    add(isBetween ? onMap((from.x + to.x) / 2, (from.y + to.y) / 2) : [50, 50])
  }

  return (
    <div className="around">
      <fieldset className="adds">
        <legend>{m.site_edit_press_adds()}</legend>
        {(['stop', 'point'] as const).map((mark) => (
          <label key={mark}>
            <input type="radio" checked={markToAdd === mark} onChange={() => setMarkToAdd(mark)} />
            {mark === 'stop' ? m.site_edit_a_stop() : m.site_edit_a_point()}
          </label>
        ))}
        <Button onClick={addWithoutPress}>{m.site_edit_add_without_press()}</Button>
      </fieldset>
      <p id={keysId} className="keys">
        {m.site_edit_map_keys()}
      </p>
      <div className="map" style={{ '--ratio': ratio, '--zoom': scale } as CSSProperties}>
        <section
          ref={viewport}
          className="viewport"
          data-zoomed={scale > 1 || undefined}
          aria-label={m.walk_map()}
          aria-describedby={keysId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only a box that has the focus
          tabIndex={0}
          onKeyDown={onKeyDown}
          onClick={onClick}
          {...dragging}
          onPointerDownCapture={({ clientX, clientY }) => {
            pressStart.current = [clientX, clientY]
          }}
        >
          <div ref={ground} className="ground">
            <img src={`/content/${map.file}`} alt={map.alt[getLocale()]} draggable={false} />
            <svg viewBox={`0 0 ${100 * ratio} 100`} preserveAspectRatio="none" aria-hidden="true">
              <path d={routeThrough(stops, ratio)} className="halo" />
              <path d={routeThrough(stops, ratio)} className="line" />
            </svg>
            <PathHandles ground={ground} stops={stops} onChange={onChange} />
            {stops.map((stop, index) => (
              <Handle
                // biome-ignore lint/suspicious/noArrayIndexKey: an admin types the keys, which may be empty or equal
                key={index}
                ground={ground}
                position={[stop.x, stop.y]}
                look="stop"
                current={index === handlers.chosen}
                label={m.walk_mark({ number: index + 1, name: stop.name[getLocale()] })}
                onChoose={() => handlers.onChoose(index)}
                onMove={(point) => onChange(withMovedStop(stops, index, point))}
                onRemove={() => handlers.onRemove(index)}
              >
                {index + 1}
              </Handle>
            ))}
          </div>
        </section>
        <ZoomButtons scale={scale} zoom={zoom} isHydrated />
      </div>
      <p role="status" className="keys">
        {announcement}
      </p>
    </div>
  )
}

interface PathHandlesProps {
  ground: RefObject<HTMLDivElement | null>
  stops: StopSource[]
  onChange: (stops: StopSource[]) => void
}

function PathHandles({ ground, stops, onChange }: PathHandlesProps) {
  return stops.slice(0, -1).flatMap(({ path = [] }, stop) =>
    path.map((point, pointIndex) => (
      <Handle
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no other identity
        key={`${stop} ${pointIndex}`}
        ground={ground}
        position={point}
        look="point"
        label={m.site_edit_point({ number: pointIndex + 1, from: stop + 1, to: stop + 2 })}
        onMove={(to) => onChange(withMovedPoint(stops, { stop, index: pointIndex }, to))}
        onRemove={() => onChange(withoutPoint(stops, stop, pointIndex))}
      />
    )),
  )
}

interface HandleProps {
  ground: RefObject<HTMLDivElement | null>
  position: Point
  look: 'stop' | 'point'
  label: string
  current?: boolean
  onChoose?: () => void
  onMove: (point: Point) => void
  onRemove: () => void
  children?: number
}

function Handle({
  ground,
  position,
  look,
  label,
  current,
  onChoose,
  children,
  ...handlers
}: HandleProps) {
  const [x, y] = position
  return (
    <button
      type="button"
      className="handle"
      data-look={look}
      style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
      aria-label={`${label} (${m.site_edit_place_on_map({ x, y })})`}
      aria-pressed={current}
      onClick={onChoose}
      {...useHandle({ ground, position, ...handlers })}
    >
      {children && <span>{children}</span>}
    </button>
  )
}

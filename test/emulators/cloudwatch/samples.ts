export type Dimensions = Readonly<Record<string, string>>

export interface Sample {
  readonly namespace: string
  readonly name: string
  readonly dimensions: Dimensions
  /** Epoch milliseconds. */
  readonly at: number
  readonly value: number
}

interface Series {
  readonly namespace: string
  readonly name: string
  readonly dimensions: Dimensions
  readonly samples: { readonly at: number; readonly value: number }[]
}

/** The oldest samples are dropped, so that the emulator can run for days. */
const MAX_SAMPLES = 50_000

const keyOf = ({ namespace, name, dimensions }: Pick<Sample, 'namespace' | 'name' | 'dimensions'>): string =>
  JSON.stringify([namespace, name, Object.entries(dimensions).toSorted(([a], [b]) => (a < b ? -1 : 1))])

/** Values by namespace, name and exact dimensions: another dimension set is another metric. */
export class Samples {
  readonly #series = new Map<string, Series>()

  put(sample: Sample): void {
    const { namespace, name, dimensions, at, value } = sample
    const key = keyOf(sample)
    const known = this.#series.get(key) ?? { namespace, name, dimensions, samples: [] }
    this.#series.set(key, known)
    if (known.samples.push({ at, value }) > MAX_SAMPLES) known.samples.shift()
  }

  find(metric: Pick<Sample, 'namespace' | 'name' | 'dimensions'>): Series['samples'] {
    return this.#series.get(keyOf(metric))?.samples ?? []
  }

  /** All series of a namespace with exactly these dimension names. */
  with(namespace: string, name: string, dimensions: readonly string[]): readonly Series[] {
    const wanted = dimensions.toSorted().join('\n')
    return [...this.#series.values()].filter(
      (one) =>
        one.namespace === namespace &&
        one.name === name &&
        Object.keys(one.dimensions).toSorted().join('\n') === wanted,
    )
  }
}

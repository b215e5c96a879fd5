import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Config } from '../config/config'
import type { Database } from '../database/database'
import { measuredWork } from './measured-work'
import { tracedWork } from './traced-work'
import { watch } from './work'

/** Exports traces and metrics. */
export type Telemetry = {
  /** Returns the metrics in Prometheus format. */
  metrics: () => Promise<string>
  /** Sends pending data and stops. */
  stop: () => Promise<unknown>
}

/**
 * Starts tracing and metrics. Loaded only if configured.
 * @param times milliseconds between exports of metrics, and until spans are sent
 */
export function openTelemetry(
  { otlp, service }: Config['telemetry'],
  database: Database,
  { every = 60_000, soon = 5_000 } = {},
): Telemetry {
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.instance.id': `${process.pid}`,
  })
  const asked = new PrometheusExporter({ preventServerStart: true })
  const exporter = otlp && new OTLPMetricExporter({ url: `${otlp}/v1/metrics` })
  const sent = exporter
    ? [
        new PeriodicExportingMetricReader({
          exporter,
          exportIntervalMillis: every,
          exportTimeoutMillis: Math.min(every, 10_000),
        }),
      ]
    : []
  const meters = new MeterProvider({ resource, readers: [asked, ...sent] })
  const ends = [watch(measuredWork(meters.getMeter('tradefront'), database))]
  const traces =
    otlp &&
    new BasicTracerProvider({
      resource,
      spanProcessors: [
        new BatchSpanProcessor(new OTLPTraceExporter({ url: `${otlp}/v1/traces` }), {
          scheduledDelayMillis: soon,
        }),
      ],
    })
  if (traces) ends.push(watch(tracedWork(traces.getTracer('tradefront'))))
  return {
    async metrics() {
      const { resourceMetrics } = await asked.collect()
      return new PrometheusSerializer().serialize(resourceMetrics)
    },
    stop() {
      for (const end of ends) end()
      return Promise.allSettled([meters.shutdown(), traces && traces.shutdown()])
    },
  }
}

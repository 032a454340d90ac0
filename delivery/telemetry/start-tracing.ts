import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Traces of requests, on their way to whoever collects them. */
export type Tracing = {
  /** Traces every answer of a server; call it before routes are added. `version` is the version that is served. */
  watch: (server: FastifyInstance, version: () => string | null) => void;
  /** Sends what has not been sent yet. */
  close: () => Promise<void>;
};

/** What traces are made with. */
export type TracingOptions = {
  /** The name of this program among others, as OpenTelemetry's `OTEL_SERVICE_NAME` gives it. */
  serviceName: string;
  /**
   * Whether a proxy of ours stands in front. Without one, whoever asks could name any trace as theirs, so what they say
   * of it is not heard.
   */
  isBehindProxy: boolean;
  /** Hears that traces could not be sent. They are lost then; nobody who is served waits for them. */
  onLost: (error: Error | undefined) => void;
};

/**
 * Begins to trace. Where traces go, with which headers and how many, OpenTelemetry reads from its own variables
 * (`OTEL_EXPORTER_OTLP_…`, `OTEL_TRACES_SAMPLER`). A trace has the method, the pattern of the route, the status, the
 * version and the id of a request: no address, no query, no header, nothing of who asked.
 */
export function startTracing({ serviceName, isBehindProxy, onLost }: TracingOptions): Tracing {
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [new BatchSpanProcessor(withWords(new OTLPTraceExporter(), onLost))],
  });
  const tracer = provider.getTracer('site');
  const propagator = new W3CTraceContextPropagator();
  const spans = new WeakMap<FastifyRequest, Span>();

  return {
    watch(server, version) {
      server.addHook('onRequest', async (request) => {
        const { method, headers, routeOptions, id } = request;
        const parent = isBehindProxy
          ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
          : ROOT_CONTEXT;
        const route = routeOptions.url ?? 'none';
        const attributes = {
          'http.request.method': method,
          'http.route': route,
          'site.version': version() ?? 'none',
          'site.request_id': id,
        };
        const name = `${method} ${route}`;
        spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent));
      });
      server.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    close: () => provider.shutdown(),
  };
}

/** An exporter whose failures are heard of. */
function withWords(
  exporter: SpanExporter,
  onLost: (error: Error | undefined) => void,
): SpanExporter {
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) onLost(result.error);
        // Told already: the processor would only throw it at whoever stops the program.
        done({ code: ExportResultCode.SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

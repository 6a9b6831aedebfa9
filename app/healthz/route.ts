export const dynamic = "force-dynamic";

/** `GET /healthz`: this process answers. It checks nothing else, so that no fault elsewhere gets it restarted. */
export const GET = () => new Response("ok\n", { headers: { "cache-control": "no-store" } });

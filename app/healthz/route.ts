export const dynamic = "force-dynamic";

/** `GET /healthz`: this process responds. It checks nothing else, so that a failure elsewhere never restarts it. */
export const GET = () => new Response("ok\n", { headers: { "cache-control": "no-store" } });

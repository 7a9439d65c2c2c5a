<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Prints responses of the REST API with a wp-admin page, so that its script gets the initial data without a request.
 */
final class PreloadedRequests
{
    /**
     * Prints the responses to these paths. Must be called when the scripts of the page are enqueued. The script
     * `wp-api-fetch` uses each response once, for the first GET request of the same path; later requests are sent.
     * Errors are not printed, so the script requests them itself and shows the message.
     *
     * @param string ...$paths of GET routes with their query, such as `/courant/v1/forms`
     */
    public static function add(string ...$paths): void
    {
        $responses = array_reduce($paths, 'rest_preload_api_request', []);
        wp_add_inline_script(
            'wp-api-fetch',
            'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( ' . InlineJson::encode($responses) . ' ) );',
        );
    }
}

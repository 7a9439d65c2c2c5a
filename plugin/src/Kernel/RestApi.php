<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** The REST namespace of the plugin, and the routes that other plugins add to it. */
final class RestApi
{
    public const NAMESPACE = 'courant/v1';

    public static function registerAddedControllers(): void
    {
        add_action('rest_api_init', static function (): void {
            foreach (self::addedControllers() as $controller) {
                array_map(self::registerRoute(...), $controller->routes());
            }
        });
    }

    private static function registerRoute(RestRoute $route): void
    {
        register_rest_route(self::NAMESPACE, '/' . ltrim($route->path, '/'), [
            [
                'methods' => $route->method,
                'callback' => $route->callback,
                'permission_callback' => static fn (): bool => current_user_can($route->capability),
                'args' => $route->parameters,
            ],
            'schema' => static fn (): array => $route->schema,
        ]);
    }

    /** @return list<RestController> */
    private static function addedControllers(): array
    {
        /**
         * Filters the REST controllers that other plugins add. Their routes are below `courant/v1`.
         *
         * @since 0.1.0
         *
         * @param list<RestController> $controllers with paths that Courant Desk does not use
         */
        $added = apply_filters('courant_desk_rest_controllers', []);

        return array_values(array_filter(
            is_array($added) ? $added : [],
            static fn (mixed $controller): bool => $controller instanceof RestController,
        ));
    }
}

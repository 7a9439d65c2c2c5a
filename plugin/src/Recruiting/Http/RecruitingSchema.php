<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use Closure;

/** Returns the response schema of a route for OPTIONS requests: definitions in plugin/schema/recruiting.json. */
final class RecruitingSchema
{
    public function __construct(private readonly string $pluginFile)
    {
    }

    /** @return Closure(): array<array-key, mixed> loads the schema only when it is requested */
    public function createLoader(string $definition): Closure
    {
        return function () use ($definition): array {
            $read = wp_json_file_decode(dirname($this->pluginFile) . '/schema/recruiting.json', [
                'associative' => true,
            ]);
            $definitions = is_array($read) && is_array($read['definitions'] ?? null) ? $read['definitions'] : [];
            $schema = $definitions[$definition] ?? null;

            return ['title' => $definition, 'definitions' => $definitions] + (is_array($schema) ? $schema : []);
        };
    }
}

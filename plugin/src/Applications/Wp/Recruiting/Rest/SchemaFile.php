<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting\Rest;

/** What a route answers, for its OPTIONS: the definitions of plugin/schema/recruiting.json. */
final class SchemaFile
{
    public function __construct(private readonly string $pluginFile)
    {
    }

    /** @return callable(): array<array-key, mixed> read only when somebody asks */
    public function of(string $definition): callable
    {
        return function () use ($definition): array {
            $read = wp_json_file_decode(dirname($this->pluginFile) . '/schema/recruiting.json', ['associative' => true]);
            $definitions = is_array($read) && is_array($read['definitions'] ?? null) ? $read['definitions'] : [];
            $schema = $definitions[$definition] ?? null;

            return ['title' => $definition, 'definitions' => $definitions] + (is_array($schema) ? $schema : []);
        };
    }
}

<?php

declare(strict_types=1);

namespace CourantTests\Support\Site;

/** Collects incorrect usage and deprecation notices of WordPress. An unexpected notice fails the test. */
final class IncorrectUsageCollector
{
    /** @var array<string, string> name => message */
    private array $found = [];

    /** @var list<string> */
    private array $expected = [];

    public function watch(): void
    {
        $notices = [
            'doing_it_wrong', 'deprecated_function', 'deprecated_argument', 'deprecated_hook', 'deprecated_class',
            'deprecated_constructor',
        ];
        foreach ($notices as $notice) {
            add_action($notice . '_run', function (mixed $name, mixed $more = '') use ($notice): void {
                $this->found[is_string($name) ? $name : $notice] = $notice . ': ' . (is_string($name) ? $name : '')
                    . (is_string($more) ? ' ' . wp_strip_all_tags($more) : '');
            }, 10, 2);
            add_filter($notice . '_trigger_error', '__return_false');
        }
    }

    public function expect(string $name): void
    {
        $this->expected[] = $name;
    }

    /** @return list<string> unexpected notices, and expected notices that did not occur */
    public function found(): array
    {
        $missing = array_diff($this->expected, array_keys($this->found));

        return [
            ...array_values(array_diff_key($this->found, array_flip($this->expected))),
            ...array_map(static fn (string $name): string => 'did not occur: ' . $name, array_values($missing)),
        ];
    }
}

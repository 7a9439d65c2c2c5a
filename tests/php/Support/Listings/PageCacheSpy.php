<?php

declare(strict_types=1);

namespace CourantTests\Support\Listings;

/** Records the calls of public functions and hooks of page caches. */
final class PageCacheSpy
{
    /** @var array<string, list<int|string>> by function or hook */
    public static array $purged = [];

    public static function note(string $name, mixed $what): void
    {
        foreach (is_array($what) ? $what : [$what] as $target) {
            if (is_int($target) || is_string($target)) {
                self::$purged[$name][] = $target;
            }
        }
    }

    public static function listen(): void
    {
        foreach (
            ['litespeed_purge', 'litespeed_purge_url', 'litespeed_purge_post', 'courant_desk_forget_pages'] as $hook
        ) {
            remove_all_actions($hook);
            add_action($hook, static fn (mixed $what) => self::note($hook, $what));
        }
        $GLOBALS['nginx_purger'] = new self();
    }

    /** @param array<mixed> $arguments */
    public function __call(string $name, array $arguments): void
    {
        self::note($name === 'purge_url' ? 'nginx' : $name, $arguments);
    }
}

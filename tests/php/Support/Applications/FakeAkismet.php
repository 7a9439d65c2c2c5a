<?php

declare(strict_types=1);

namespace CourantTests\Support\Applications;

/** Implements the public functions of Akismet that the plugin calls. */
final class FakeAkismet
{
    public static string $verdict = 'false';
    public static string|false $key = 'key';
    public static string $requested = '';

    /**
     * @param list<string> $arguments
     * @return array{array<string, string>, string}|string|false
     */
    public static function __callStatic(string $name, array $arguments): array|string|false
    {
        if ($name === 'get_api_key') {
            return self::$key;
        }
        self::$requested = $arguments[0] ?? '';

        return [[], $name === 'http_post' && ($arguments[1] ?? '') === 'comment-check' ? self::$verdict : ''];
    }
}

<?php

declare(strict_types=1);

namespace CourantTests\Support\Applications;

/** The public functions of Akismet that we call. */
final class FakeAkismet
{
    public static string $says = 'false';
    public static string|false $key = 'key';
    public static string $asked = '';

    /**
     * @param list<string> $arguments
     * @return array{array<string, string>, string}|string|false
     */
    public static function __callStatic(string $name, array $arguments): array|string|false
    {
        if ($name === 'get_api_key') {
            return self::$key;
        }
        self::$asked = $arguments[0] ?? '';

        return [[], $name === 'http_post' && ($arguments[1] ?? '') === 'comment-check' ? self::$says : ''];
    }
}

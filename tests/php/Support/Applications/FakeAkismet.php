<?php

declare(strict_types=1);

namespace CourantTests\Support\Applications;

/** The public functions of Akismet that we call. */
final class FakeAkismet
{
    public static string $says = 'false';
    public static string|false $key = 'key';
    public static string $asked = '';

    public static function get_api_key(): string|false
    {
        return self::$key;
    }

    /** @return array{array<string, string>, string} */
    public static function http_post(string $question, string $path): array
    {
        self::$asked = $question;

        return [[], $path === 'comment-check' ? self::$says : ''];
    }
}

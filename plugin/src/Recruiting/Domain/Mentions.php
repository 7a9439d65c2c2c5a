<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Domain;

/** Finds mentions in a note: `@` and the name of a user as in the URL of the author archive (`user_nicename`). */
final class Mentions
{
    /**
     * @param array<int, string> $names names by user ID
     * @return list<int> IDs of the mentioned users in the order of the text
     */
    public static function find(string $text, array $names): array
    {
        // Does not match in email addresses and URLs.
        if (preg_match_all('~(?<![\p{L}\p{N}._%+/@-])@([\p{L}\p{N}_-]+)~u', $text, $found) < 1) {
            return [];
        }
        $ids = array_change_key_case(array_flip(array_map('strval', $names)));
        $mentioned = [];
        foreach ($found[1] as $name) {
            $id = $ids[strtolower(rtrim($name, '-'))] ?? $ids[strtolower($name)] ?? null;
            if ($id !== null) {
                $mentioned[$id] = true;
            }
        }

        return array_keys($mentioned);
    }
}

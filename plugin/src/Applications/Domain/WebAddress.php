<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** URLs as people type them. `src/applications/web-address.ts` has the same rule. */
final class WebAddress
{
    /** A host name with a dot, then an optional port and path. */
    private const WITHOUT_SCHEME = '~^[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+[\p{L}\p{N}-]{2,}(?::\d+)?(?:[/?\#]\S*)?$~uD';

    /** Adds `https://` where only the scheme is missing; any other text is returned trimmed. */
    public static function complete(string $text): string
    {
        $text = trim($text);

        return preg_match(self::WITHOUT_SCHEME, $text) === 1 ? "https://$text" : $text;
    }
}

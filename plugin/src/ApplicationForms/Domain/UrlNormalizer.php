<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

/** Completes URLs that people enter. `src/application-forms/frontend/complete-url.ts` implements the same rule. */
final class UrlNormalizer
{
    /** A host name with a dot, then an optional port and path. */
    private const WITHOUT_SCHEME_PATTERN = '~^[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+[\p{L}\p{N}-]{2,}(?::\d+)?(?:[/?\#]\S*)?$~uD';

    /** Adds `https://` when only the scheme is missing; any other text is returned trimmed. */
    public static function addScheme(string $text): string
    {
        $text = trim($text);

        return preg_match(self::WITHOUT_SCHEME_PATTERN, $text) === 1 ? "https://$text" : $text;
    }
}

<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Sanitizes a file name from the applicant, which is only displayed and never used as a path. */
final class FileName
{
    /**
     * Matches parts of a name between two dots that are not allowed: a server or a user could treat the file as a
     * program.
     */
    private const EXECUTABLE_EXTENSION = '/^(?:ph(?:p\d*|tml|ar|ps|t)|inc|cgi|fcgi|pl|py|rb|sh|bash|asp|aspx|ashx|jsp|jspx|cfm|s?html?|xhtml|xht|svgz?|xml|xsl|js|mjs|vbs|vbe|wsf|hta|exe|com|bat|cmd|scr|msi|dll|jar|lnk|ps1|htaccess|htpasswd|ini|config)$/i';

    private const MAX_LENGTH = 200;

    /**
     * Returns the name for display: without direction marks, which could reverse the extension, and without path
     * separators.
     */
    public static function sanitizeForDisplay(string $name): string
    {
        $name = (string) preg_replace(
            '/[\x00-\x1F\x7F\x{200B}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}\x{FEFF}]/u',
            '',
            $name,
        );
        $name = trim(strtr($name, ['/' => '-', '\\' => '-']));

        return $name === '' ? 'file' : self::shorten($name);
    }

    /** Shortens the name to 200 characters and keeps the extension, because it shows the file type. */
    private static function shorten(string $name): string
    {
        if (mb_strlen($name) <= self::MAX_LENGTH) {
            return $name;
        }
        $ending = preg_match('/\.[a-z0-9]{1,8}$/iD', $name, $matches) === 1 ? $matches[0] : '';

        return mb_substr($name, 0, self::MAX_LENGTH - mb_strlen($ending)) . $ending;
    }

    /** Returns the extension in lower case, or '' when the name has no trusted extension. */
    public static function extension(string $name): string
    {
        $name =
            (string) preg_replace('/[\x{200B}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}\x{FEFF}]/u', '', $name);
        $segments = explode('.', $name);
        $last = array_pop($segments);
        if ($segments === [] || preg_match('/^[a-z0-9]{1,8}$/i', $last) !== 1) {
            return '';
        }
        foreach (array_slice($segments, 1) as $segment) {
            if (preg_match(self::EXECUTABLE_EXTENSION, trim($segment)) === 1) {
                return '';
            }
        }
        if ($segments[0] === '' && count($segments) === 1) {
            return '';
        }

        return strtolower($last);
    }
}

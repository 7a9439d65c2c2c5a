<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** A file's name as an applicant gave it: shown to people, never used as a path. */
final class FileName
{
    /** What no part of a name between two dots may be: a server or a person could take the file for a program. */
    private const DANGEROUS = '/^(?:ph(?:p\d*|tml|ar|ps|t)|inc|cgi|fcgi|pl|py|rb|sh|bash|asp|aspx|ashx|jsp|jspx|cfm|s?html?|xhtml|xht|svgz?|xml|xsl|js|mjs|vbs|vbe|wsf|hta|exe|com|bat|cmd|scr|msi|dll|jar|lnk|ps1|htaccess|htpasswd|ini|config)$/i';

    private const MAX_LENGTH = 200;

    /** Valid for display: no direction marks that could turn the ending round, no separators of paths. */
    public static function shown(string $name): string
    {
        $name = (string) preg_replace('/[\x00-\x1F\x7F\x{200B}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}\x{FEFF}]/u', '', $name);
        $name = trim(strtr($name, ['/' => '-', '\\' => '-']));

        return $name === '' ? 'file' : self::shorten($name);
    }

    /** At most 200 characters; the ending stays, because it says what the file is. */
    private static function shorten(string $name): string
    {
        if (mb_strlen($name) <= self::MAX_LENGTH) {
            return $name;
        }
        $ending = preg_match('/\.[a-z0-9]{1,8}$/iD', $name, $found) === 1 ? $found[0] : '';

        return mb_substr($name, 0, self::MAX_LENGTH - mb_strlen($ending)) . $ending;
    }

    /** The ending in lower case, or '' when the name has none that can be trusted. */
    public static function extension(string $name): string
    {
        $name = (string) preg_replace('/[\x{200B}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}\x{FEFF}]/u', '', $name);
        $parts = explode('.', $name);
        $last = array_pop($parts);
        if ($parts === [] || preg_match('/^[a-z0-9]{1,8}$/i', $last) !== 1) {
            return '';
        }
        foreach (array_slice($parts, 1) as $part) {
            if (preg_match(self::DANGEROUS, trim($part)) === 1) {
                return '';
            }
        }
        if ($parts[0] === '' && count($parts) === 1) {
            return '';
        }

        return strtolower($last);
    }
}

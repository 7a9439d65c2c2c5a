<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Reads paths and URLs of uploaded files as other products store them. */
final class UploadPath
{
    /**
     * Returns the path relative to the uploads folder, also for a path or URL of the site before it was moved; '' for
     * paths outside of it.
     */
    public static function relative(string $stored): string
    {
        $path = str_replace('\\', '/', rawurldecode((string) preg_replace('~[?#].*$~s', '', trim($stored))));
        $position = strpos($path, '/uploads/');
        $relative = $position === false ? '' : substr($path, $position + strlen('/uploads/'));

        return $relative === '' || preg_match('~(^|/)\.{1,2}(/|$)|\x00~', $relative) === 1 ? '' : $relative;
    }
}

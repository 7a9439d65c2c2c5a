<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Converts paths and URLs of uploaded files that other products stored. */
final class UploadPath
{
    /**
     * Returns the path relative to the uploads folder, also for a path or URL from before the site was moved; '' for
     * paths outside of the folder.
     */
    public static function relative(string $stored): string
    {
        $path = str_replace('\\', '/', rawurldecode((string) preg_replace('~[?#].*$~s', '', trim($stored))));
        $position = strpos($path, '/uploads/');
        $relative = $position === false ? '' : substr($path, $position + strlen('/uploads/'));

        return $relative === '' || preg_match('~(^|/)\.{1,2}(/|$)|\x00~', $relative) === 1 ? '' : $relative;
    }
}

<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Converts paths and URLs of uploaded files that other products stored. */
final class UploadPath
{
    /**
     * Returns the path relative to the uploads folder, also for a path or URL from before the site was moved or became
     * part of a network; '' for paths outside of the folder.
     *
     * @param string $folder path of the uploads folder, which may have another name than `uploads`
     */
    public static function relative(string $stored, string $folder = ''): string
    {
        $path = str_replace('\\', '/', trim($stored));
        // A `%` in a path, in contrast to one in a URL, is part of the name.
        if (preg_match('~^https?://~i', $path) === 1) {
            $path = rawurldecode((string) preg_replace('~[?#].*$~s', '', $path));
        }
        $folder = rtrim(str_replace('\\', '/', $folder), '/') . '/';
        if ($folder !== '/' && str_starts_with($path, $folder)) {
            $relative = substr($path, strlen($folder));
        } else {
            $relative = preg_match('~^.*?/uploads/(?:sites/\d+/)?(.+)$~s', $path, $match) === 1 ? $match[1] : '';
        }

        return preg_match('~(^|/)\.{1,2}(/|$)|\x00~', $relative) === 1 ? '' : $relative;
    }
}

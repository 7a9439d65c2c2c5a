<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** The data that another job board plugin has left in the database of the site. */
interface JobBoardFormat
{
    /** Returns a constant id, such as `wp-job-manager`. */
    public function id(): string;

    /** Returns the name for display. */
    public function name(): string;

    /** Returns the post type of openings. */
    public function openingType(): string;

    /** Returns the post type of applications; '' if the product stores none. */
    public function applicationType(): string;

    /** Converts an opening; null for posts that are no opening, such as previews. */
    public function opening(FormerPost $post): ?ImportRow;

    /**
     * Returns the path of the page of an opening, without slashes at its ends, such as `job/clerk`.
     *
     * @param string $permalinks the stored option with the permalinks of the product, or ''
     */
    public function path(FormerPost $post, string $permalinks): string;

    /** Returns the name of the option with the permalinks of the product; '' if it has none. */
    public function permalinkOption(): string;

    public function application(FormerPost $post): FormerApplication;
}

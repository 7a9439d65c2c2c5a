<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Returns the URL of all openings, which all links to them share. */
final class OpeningsUrl
{
    /** Option with the page that an owner has chosen for the list, of WP Job Openings. */
    public const PAGE_OPTION = 'awsm_select_page_listing';

    /** Returns the URL of the chosen page, otherwise of the archive; '' without both. */
    public static function find(): string
    {
        $page = get_option(self::PAGE_OPTION);
        $url = is_numeric($page) && get_post_status((int) $page) === 'publish' ? get_permalink((int) $page) : false;
        $url = $url !== false ? $url : get_post_type_archive_link(PostTypes::OPENING);

        return $url !== false ? $url : '';
    }
}

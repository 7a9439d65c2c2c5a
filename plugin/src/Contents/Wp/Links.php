<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\ContentsSettings;
use CourantDesk\Contents\Domain\Heading;
use CourantDesk\Kernel\Request;
use WP_Post;
use WP_Rewrite;

/** Addresses of headings: of this page, and of other pages of the post (Contents contract 1.6 and 2.5). */
final class Links
{
    private readonly string $before;

    /**
     * @param WP_Post|null $post null: a term's page
     * @param int          $page of the post that is shown; 0: none, as in REST
     */
    public function __construct(private readonly ?WP_Post $post, private readonly int $page, ContentsSettings $settings)
    {
        $this->before = match (true) {
            $settings->is('self_link') && $post !== null => $this->address($page),
            $settings->is('request_uri') => explode('#', Request::current()->uri())[0],
            default => '',
        };
    }

    public function to(Heading $heading): string
    {
        return ($this->post === null || $heading->page === $this->page ? $this->before : $this->address($heading->page)) . '#' . $heading->id;
    }

    private function address(int $page): string
    {
        $address = $this->post === null ? '' : get_permalink($this->post);
        if ($page < 2) {
            return $address;
        }
        $isPlain = str_contains($address, '?') || in_array($this->post?->post_status, ['draft', 'pending'], true);

        return $isPlain
            ? add_query_arg('page', (string) $page, $address)
            : trailingslashit($address) . $this->behindFront() . user_trailingslashit((string) $page, 'single_paged');
    }

    /** The pages of a front page have an address of their own kind, as WordPress links to them. */
    private function behindFront(): string
    {
        $front = get_option('show_on_front') === 'page' ? get_option('page_on_front') : 0;
        $rewrite = $GLOBALS['wp_rewrite'] ?? null;

        return is_numeric($front) && (int) $front === $this->post?->ID && $rewrite instanceof WP_Rewrite ? $rewrite->pagination_base . '/' : '';
    }
}

<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\ContentsSettings;
use CourantDesk\Contents\Domain\Heading;
use CourantDesk\Kernel\Request;
use WP_Post;

/** Addresses of headings: of this page, and of other pages of the post (Contents contract 2.5). */
final class Links
{
    private readonly string $before;

    public function __construct(private readonly WP_Post $post, private readonly int $page, ContentsSettings $settings)
    {
        $this->before = match (true) {
            $settings->is('self_link') => $this->address($page),
            $settings->is('request_uri') => explode('#', Request::current()->uri())[0],
            default => '',
        };
    }

    public function to(Heading $heading): string
    {
        return ($heading->page === $this->page ? $this->before : $this->address($heading->page)) . '#' . $heading->id;
    }

    private function address(int $page): string
    {
        $address = get_permalink($this->post);
        if ($page < 2) {
            return $address;
        }
        $isPlain = str_contains($address, '?') || in_array($this->post->post_status, ['draft', 'pending'], true);

        return $isPlain
            ? add_query_arg('page', (string) $page, $address)
            : trailingslashit($address) . user_trailingslashit((string) $page, 'single_paged');
    }
}

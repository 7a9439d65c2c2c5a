<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin\Recruiting;

use CourantDesk\Applications\View\TeamView;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\Recruiting\HiringTeam;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Template;
use WP_Post;
use WP_User;

/** The hiring team on an opening's page, in both editors. */
final class TeamBox
{
    private const NONCE = 'courant_hiring_team';
    private const MOST = 200;

    public function __construct(private readonly HiringTeam $team, private readonly Template $template)
    {
    }

    public function boot(): void
    {
        add_action('add_meta_boxes_' . ApplicationType::OPENING, [$this, 'add']);
        add_action('save_post_' . ApplicationType::OPENING, [$this, 'save']);
    }

    public function add(): void
    {
        add_meta_box('courant-hiring-team', __('Hiring team', 'courant-desk'), [$this, 'show'], ApplicationType::OPENING, 'side');
    }

    public function show(WP_Post $opening): void
    {
        $chosen = $this->team->of($opening->ID);
        $people = [];
        /** @var list<WP_User> $users */
        $users = get_users(['capability' => HiringTeam::CAPABILITY, 'number' => self::MOST, 'orderby' => 'display_name']);
        foreach ($users as $user) {
            $people[] = ['id' => $user->ID, 'name' => $user->display_name, 'email' => $user->user_email, 'chosen' => in_array($user->ID, $chosen, true)];
        }
        $this->template->show('applications/admin-team', new TeamView($people, wp_create_nonce(self::NONCE . $opening->ID)));
    }

    public function save(int $opening): void
    {
        $request = Request::current();
        $nonce = $request->text('courant_hiring_team_nonce');
        if ($nonce === '' || wp_verify_nonce($nonce, self::NONCE . $opening) === false || !current_user_can('edit_post', $opening)) {
            return;
        }
        $this->team->set($opening, array_map('intval', $request->list('courant_hiring_team', self::MOST)));
    }
}

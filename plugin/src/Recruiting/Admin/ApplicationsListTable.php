<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Kernel\PostMeta;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Request;
use CourantDesk\Recruiting\RecruitingFactory;
use CourantDesk\Recruiting\Storage\HiringTeamRepository;
use WP_Post;
use WP_Query;

/**
 * Customizes WordPress's list table of applications: columns for applicant, opening, emails and date; filters by
 * opening and date.
 */
final class ApplicationsListTable
{
    /** @var array<int, EmailState>|null */
    private ?array $emails = null;

    public function __construct(private readonly RecruitingFactory $factory)
    {
    }

    /** Changes the label of the post status of new applications on this screen. */
    public function renameNewStatus(): void
    {
        $new = get_post_status_object(ApplicationStatus::NEW);
        if ($new !== null) {
            $new->label_count =
                /* translators: %s: number of applications */
                _n_noop('New <span class="count">(%s)</span>', 'New <span class="count">(%s)</span>', 'courant-desk');
        }
    }

    /** @return array<string, string> */
    public function addColumns(): array
    {
        return [
            'cb' => '<input type="checkbox">',
            'courant_applicant' => __('Applicant', 'courant-desk'),
            'courant_opening' => __('Job opening', 'courant-desk'),
            'courant_mails' => __('Emails', 'courant-desk'),
            'date' => __('Received', 'courant-desk'),
        ];
    }

    public function printCell(string $column, int $id): void
    {
        match ($column) {
            'courant_applicant' => $this->printApplicant($id),
            'courant_opening' => $this->printOpening($id),
            'courant_mails' => $this->printEmailState($id),
            default => null,
        };
    }

    /**
     * @param array<string, string> $actions
     * @return array<string, string>
     */
    public function filterRowActions(array $actions, WP_Post $post): array
    {
        unset($actions['inline hide-if-no-js']);
        if (isset($actions['edit'])) {
            $actions['edit'] = sprintf(
                '<a href="%s">%s</a>',
                esc_url((string) get_edit_post_link($post->ID)),
                esc_html__('Open', 'courant-desk'),
            );
        }

        return $actions;
    }

    /**
     * @param array<string, string> $actions
     * @return array<string, string>
     */
    public function filterBulkActions(array $actions): array
    {
        unset($actions['edit']);

        return $actions;
    }

    /**
     * @param list<string> $classes
     * @param list<string> $more
     * @return list<string>
     */
    public function addUnreadClass(array $classes, array $more, int $id): array
    {
        return $this->isUnread($id) ? [...$classes, 'awsm-new-job'] : $classes;
    }

    public function printFilters(string $type): void
    {
        if ($type !== PostTypes::APPLICATION) {
            return;
        }
        $request = Request::fromGlobals();
        $chosen = $request->int('awsm_filter_posts');
        echo '<label class="screen-reader-text" for="awsm_filter_posts">'
            . esc_html__('Filter by opening', 'courant-desk')
            . '</label><select name="awsm_filter_posts" id="awsm_filter_posts"><option value="">'
            . esc_html__('All job openings', 'courant-desk') . '</option>';
        $scope = (new HiringTeamRepository($this->factory->kernel->sql))->findScope(get_current_user_id());
        foreach ((new OpeningFilterOptions($this->factory->kernel->sql, $scope))->findAll() as $opening) {
            printf(
                '<option value="%1$d"%2$s>%3$s</option>',
                absint($opening['id']),
                selected($chosen, $opening['id'], false),
                esc_html($opening['title']),
            );
        }
        echo '</select>';
        foreach (['from' => __('From', 'courant-desk'), 'to' => __('To', 'courant-desk')] as $end => $label) {
            printf(
                '<label for="courant-date-%1$s"> %2$s <input type="date" id="courant-date-%1$s" name="awsm_filter_by_date_%1$s" value="%3$s"></label>',
                esc_attr($end),
                esc_html($label),
                esc_attr($request->text('awsm_filter_by_date_' . $end, 10))
            );
        }
    }

    /** Prints the link from the standard list table to the Applications screen. */
    public function printScreenLink(): void
    {
        printf(
            '<p><a href="%s">%s</a></p>',
            esc_url(ApplicationsScreen::url()),
            esc_html__('Open list with board and saved views', 'courant-desk'),
        );
    }

    public function applyFilters(WP_Query $query): void
    {
        if (!$query->is_main_query() || $query->get('post_type') !== PostTypes::APPLICATION) {
            return;
        }
        $request = Request::fromGlobals();
        if ($request->int('awsm_filter_posts') > 0) {
            $query->set('post_parent', $request->int('awsm_filter_posts'));
        }
        $dates = ['inclusive' => true];
        foreach (['after' => 'from', 'before' => 'to'] as $bound => $end) {
            $date = $request->text('awsm_filter_by_date_' . $end, 10);
            if (preg_match('/^\d{4}-\d{2}-\d{2}$/', $date) === 1) {
                $dates[$bound] = $date . ($bound === 'before' ? ' 23:59:59' : '');
            }
        }
        if (count($dates) > 1) {
            $query->set('date_query', [$dates]);
        }
    }

    /** Extends the search to reference number, email address and phone number. WordPress only searches the name. */
    public function extendSearch(string $search, WP_Query $query): string
    {
        $searchText = $query->get('s');
        if ($search === '' || !is_string($searchText) || $query->get('post_type') !== PostTypes::APPLICATION) {
            return $search;
        }
        $sql = $this->factory->kernel->sql;
        $found = $sql->fetchColumn(
            'SELECT DISTINCT post_id FROM %i WHERE meta_key IN (%s, %s, %s) AND meta_value LIKE %s ORDER BY post_id DESC LIMIT 500',
            $sql->coreTable('postmeta'),
            'courant_reference',
            FormDefinition::EMAIL,
            FormDefinition::PHONE,
            '%' . $sql->escapeLike(stripslashes($searchText)) . '%'
        );
        $ids = implode(',', array_map('absint', $found));

        return $ids === ''
            ? $search
            : sprintf(' AND (%s.ID IN (%s) OR (1 = 1%s))', $sql->coreTable('posts'), $ids, $search);
    }

    /**
     * Loads all openings and email states of a page with one query each.
     *
     * @param list<WP_Post> $posts
     * @return list<WP_Post>
     */
    public function primeCaches(array $posts, WP_Query $query): array
    {
        if ($query->get('post_type') === PostTypes::APPLICATION && $this->emails === null) {
            _prime_post_caches(
                array_values(array_unique(array_map(static fn (WP_Post $post): int => $post->post_parent, $posts))),
                false,
                false,
            );
            $this->emails = $this->factory->emailQueue->findStates(
                array_map(static fn (WP_Post $post): int => $post->ID, $posts)
            );
        }

        return $posts;
    }

    public function printStyle(): void
    {
        echo '<style>.awsm-new-job .column-courant_applicant a.row-title{font-weight:700}.type-awsm_job_application .row-title{font-weight:400}.courant-emails-failed{color:#b32d2e}</style>';
    }

    private function printApplicant(int $id): void
    {
        $name = PostMeta::text($id, FormDefinition::NAME);
        $name = $name !== '' ? $name : __('(no name)', 'courant-desk');
        printf(
            '<a class="row-title" href="%1$s">%2$s</a><br><span class="description">%3$s</span>',
            esc_url((string) get_edit_post_link($id)),
            $this->isUnread($id)
                /* translators: %s: name of an applicant */
                ? '<span class="screen-reader-text">' . esc_html(sprintf(__('Unread: %s', 'courant-desk'), $name))
                    . '</span><span aria-hidden="true">' . esc_html($name) . '</span>'
                : esc_html($name),
            esc_html(PostMeta::text($id, FormDefinition::EMAIL))
        );
    }

    private function printOpening(int $id): void
    {
        $opening = (int) get_post_field('post_parent', $id);
        $title = PostMeta::text($id, 'awsm_apply_for');
        if ($opening > 0 && current_user_can('edit_post', $opening)) {
            printf('<a href="%s">%s</a>', esc_url((string) get_edit_post_link($opening)), esc_html($title));

            return;
        }
        echo esc_html($title);
    }

    private function printEmailState(int $id): void
    {
        $state = $this->emails[$id] ?? null;
        if ($state !== null) {
            printf('<span class="courant-emails-%s">%s</span>', esc_attr($state->value), esc_html(
                $this->factory->emailLabels->stateLabel($state)
            ));
        }
    }

    private function isUnread(int $id): bool
    {
        return PostMeta::text($id, 'awsm_application_viewed') === '0';
    }
}
